/** The status page for operators, the host's only page for signed-in users. */
export const STATUS_PATH = '/status';
