import { isSamePath } from '../navigation/same-path';

/** The screens before the door, by their addresses. */
export const doors = {
  signIn: '/SignIn',
  signUp: '/SignUp',
  forgotPassword: '/Forget-password',
} as const;

/** Whether the page at `pathname` is one of them. */
export function isDoor(pathname: string): boolean {
  return Object.values(doors).some((path) => isSamePath(path, pathname));
}
