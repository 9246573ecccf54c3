import * as v from 'valibot';

const Pattern = { glob: v.optional(v.string()), regex: v.optional(v.string()) };

/** A version's `config` in the API's own format. */
export const HostingConfigSchema = v.object({
  headers: v.optional(v.array(v.object({ ...Pattern, headers: v.record(v.string(), v.string()) }))),
  rewrites: v.optional(v.array(v.object({ ...Pattern, path: v.string() }))),
  redirects: v.optional(
    v.array(v.object({ ...Pattern, location: v.string(), statusCode: v.optional(v.number()) })),
  ),
  cleanUrls: v.optional(v.boolean()),
  trailingSlashBehavior: v.optional(
    v.picklist(['TRAILING_SLASH_BEHAVIOR_UNSPECIFIED', 'ADD', 'REMOVE']),
  ),
});

export type HostingConfig = v.InferOutput<typeof HostingConfigSchema>;

const TRAILING_SLASH = {
  TRAILING_SLASH_BEHAVIOR_UNSPECIFIED: undefined,
  ADD: true,
  REMOVE: false,
} as const;

function sourceOf({ glob, regex }: { glob?: string | undefined; regex?: string | undefined }) {
  return glob ? { source: glob } : { regex };
}

/** The same in the format of firebase.json, which superstatic reads. */
export function servedConfig(config: HostingConfig): object {
  const { headers = [], rewrites = [], redirects = [] } = config;
  return {
    headers: headers.map((rule) => ({
      ...sourceOf(rule),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: rewrites.map((rule) => ({ ...sourceOf(rule), destination: rule.path })),
    redirects: redirects.map((rule) => ({
      ...sourceOf(rule),
      destination: rule.location,
      type: rule.statusCode,
    })),
    cleanUrls: config.cleanUrls,
    trailingSlash:
      TRAILING_SLASH[config.trailingSlashBehavior ?? 'TRAILING_SLASH_BEHAVIOR_UNSPECIFIED'],
  };
}
