/** The page with the emulator's emails; production builds don't contain it. */
export const MAILBOX_PATH = '/mailbox';
