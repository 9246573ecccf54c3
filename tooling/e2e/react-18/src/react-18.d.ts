/** The subset of React 18 that this remote uses. */
declare module 'react-18' {
  export const version: string;
  export function useState<T>(initial: T): [T, (next: T) => void];
}
declare module 'react-dom-18/client' {
  export type Root = { render(node: unknown): void; unmount(): void };
  export function createRoot(element: Element): Root;
}
