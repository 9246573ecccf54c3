/** The page for operators, the only one within the frame that is the host's own. */
export const STATUS_PATH = '/status';
