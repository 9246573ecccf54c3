export function scriptConfig(of: { directory: string; entry: string; output: string }): object;
