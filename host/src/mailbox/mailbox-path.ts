/** The page of the messages that the local emulator would have sent; no production build has it. */
export const MAILBOX_PATH = '/mailbox';
