export function buildOnce(config: object): Promise<void>;
