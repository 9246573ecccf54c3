/** The paths that the host serves itself; a test compares them with its sources. */
export const HOST_ROUTES = ['/SignIn', '/SignUp', '/Forget-password', '/status', '/mailbox'];
