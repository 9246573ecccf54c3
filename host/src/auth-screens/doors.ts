/** The screens before the door, by their addresses. */
export const doors = {
  signIn: '/SignIn',
  signUp: '/SignUp',
  forgotPassword: '/Forget-password',
} as const;

/** Whether the page at `pathname` is one of them; in any case of letters, as routes match. */
export function isDoor(pathname: string): boolean {
  const asked = pathname.toLowerCase().replace(/\/$/, '');
  return Object.values(doors).some((path) => path.toLowerCase() === asked);
}
