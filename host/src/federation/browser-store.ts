/** localStorage that never throws. Without storage, reads return null and writes do nothing. */
export const browserStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** The fields of a stored object; none if another version or a person has stored anything else. */
  readFields(key: string): Record<string, unknown> {
    try {
      return { ...(JSON.parse(browserStore.read(key) ?? 'null') as object | null) };
    } catch {
      return {};
    }
  },
  /** Returns whether the value was stored. */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};
