export function buildOnce(config: object): Promise<unknown>;
