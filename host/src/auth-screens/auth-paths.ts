import { isSamePath } from '../navigation/same-path';

/** The paths of the auth pages. */
export const authPaths = {
  signIn: '/SignIn',
  signUp: '/SignUp',
  forgotPassword: '/Forget-password',
} as const;

/** Whether `pathname` is an auth page. */
export function isAuthPage(pathname: string): boolean {
  return Object.values(authPaths).some((path) => isSamePath(path, pathname));
}
