import * as v from 'valibot';
import {
  ApiError,
  type ApiRequest,
  jsonOf,
  notFound,
  pageOf,
  type Route,
  route,
} from './api-server';
import { HostingConfigSchema } from './served-config';
import type { HostingRelease, HostingSite, HostingVersion } from './sites';

export type HostingProject = {
  projectId: string;
  projectNumber: string;
  /** The address of these APIs. */
  apiOrigin(): string;
  sites: ReadonlyMap<string, HostingSite>;
  createSite(id: string): HostingSite;
};

const Patterns = v.optional(v.object({ regexes: v.array(v.string()) }));
const NewVersion = v.object({
  config: v.optional(HostingConfigSchema),
  labels: v.optional(v.record(v.string(), v.string())),
});
const Clone = v.object({
  sourceVersion: v.string(),
  finalize: v.optional(v.boolean()),
  include: Patterns,
  exclude: Patterns,
});
const Files = v.object({ files: v.record(v.string(), v.string()) });
const Change = v.object({
  status: v.optional(v.picklist(['CREATED', 'FINALIZED'])),
  config: v.optional(HostingConfigSchema),
});

const SITES = String.raw`^/v1beta1/projects/([^/]+)/sites`;
const SITE = String.raw`^(?:/upload)?/v1beta1(?:/projects/([^/]+))?/sites/([^/]+)`;
const VERSION_NAME = /\bsites\/([^/]+)\/versions\/([^/]+)$/;

/** Hosting's REST API v1beta1, as far as deploys use it. */
export function hostingRoutes(project: HostingProject): Route[] {
  const { projectId, projectNumber } = project;
  const operations = new Map<string, unknown>();

  function checkProject(id: string | undefined): void {
    if (id !== undefined && !['-', projectId, projectNumber].includes(id)) {
      throw notFound(`The project ${id}`);
    }
  }
  function siteOf(id: string): HostingSite {
    const site = project.sites.get(id);
    if (site) return site;
    throw notFound(`The site ${id}`);
  }
  const nameOf = (site: HostingSite) => `projects/${projectNumber}/sites/${site.id}`;
  const describeSite = (site: HostingSite) => ({
    name: `projects/${projectId}/sites/${site.id}`,
    defaultUrl: site.origin,
    type: site.id === projectId ? 'DEFAULT_SITE' : 'USER_SITE',
  });
  const describeVersion = (site: HostingSite, { id, files, ...version }: HostingVersion) => ({
    ...version,
    name: `${nameOf(site)}/versions/${id}`,
    fileCount: String(files.size),
  });
  const describeRelease = (site: HostingSite, { id, version, ...release }: HostingRelease) => ({
    ...release,
    name: `${nameOf(site)}/channels/live/releases/${id}`,
    version: describeVersion(site, version),
  });
  function clone(site: HostingSite, request: ApiRequest) {
    const { sourceVersion, finalize, include, exclude } = jsonOf(request, Clone);
    const source = site.version(sourceVersion.split('/').at(-1) ?? '');
    const isIn = (path: string, patterns: v.InferOutput<typeof Patterns>) =>
      patterns?.regexes.some((regex) => new RegExp(regex, 'u').test(path));
    const files = [...source.files].filter(
      ([path]) => (isIn(path, include) ?? true) && !isIn(path, exclude),
    );
    const version = site.createVersion({ config: source.config, files: new Map(files) });
    if (finalize) site.finalize(version.id);
    return describeVersion(site, version);
  }

  /** A route below a site; refuses other projects and unknown sites. */
  const onSite = (
    method: string,
    path: string,
    answer: (site: HostingSite, request: ApiRequest, ...parts: string[]) => unknown,
  ): Route =>
    route(method, new RegExp(`${SITE}${path}$`), (request, of, id, ...parts) => {
      checkProject(of);
      return answer(siteOf(id ?? ''), request, ...parts);
    });

  return [
    route('GET', new RegExp(`${SITES}$`), ({ query }, of) => {
      checkProject(of);
      return pageOf([...project.sites.values()].map(describeSite), 'sites', query);
    }),
    route('POST', new RegExp(`${SITES}$`), ({ query }, of) => {
      checkProject(of);
      const id = query.get('siteId') ?? '';
      if (project.sites.has(id)) throw new ApiError(409, 'ALREADY_EXISTS', `${id} exists.`);
      return describeSite(project.createSite(id));
    }),
    onSite('GET', '', describeSite),
    onSite('GET', '/versions', (site, { query }) =>
      pageOf(
        site.versions.map((version) => describeVersion(site, version)).reverse(),
        'versions',
        query,
      ),
    ),
    onSite('POST', '/versions', (site, request) =>
      describeVersion(site, site.createVersion(jsonOf(request, NewVersion))),
    ),
    onSite('POST', '/versions:clone', (site, request) => {
      const name = `projects/${projectNumber}/operations/${operations.size + 1}`;
      const operation = { name, done: true, response: clone(site, request) };
      operations.set(name, operation);
      return operation;
    }),
    route('GET', /^\/v1beta1\/(projects\/\d+\/operations\/\d+)$/, (_request, name) => {
      const operation = operations.get(name ?? '');
      if (operation) return operation;
      throw notFound(`The operation ${name}`);
    }),
    onSite('GET', '/versions/([^/:]+)', (site, _request, id = '') =>
      describeVersion(site, site.version(id)),
    ),
    onSite('PATCH', '/versions/([^/:]+)', (site, request, id = '') => {
      const { config, status } = jsonOf(request, Change);
      if (config) site.configure(id, config);
      if (status === 'FINALIZED') site.finalize(id);
      return describeVersion(site, site.version(id));
    }),
    onSite('POST', '/versions/([^/:]+):populateFiles', (site, request, id = '') => {
      const uploadRequiredHashes = site.populate(id, jsonOf(request, Files).files);
      return {
        // Google's APIs leave out an empty list.
        ...(uploadRequiredHashes.length > 0 && { uploadRequiredHashes }),
        uploadUrl: `${project.apiOrigin()}/upload/v1beta1/${nameOf(site)}/versions/${id}/files`,
      };
    }),
    onSite('POST', '/versions/([^/:]+)/files/([0-9a-f]+)', (site, { body }, id = '', hash = '') => {
      site.upload(id, hash, body);
      return {};
    }),
    onSite('GET', '/versions/([^/:]+)/files', (site, { query }, id = '') => {
      const version = site.version(id);
      const status = version.status === 'FINALIZED' ? 'ACTIVE' : 'EXPECTED';
      const files = [...version.files].map(([path, hash]) => ({ path, hash, status }));
      return pageOf(files, 'files', query);
    }),
    onSite('GET', '(?:/channels/live)?/releases', (site, { query }) =>
      pageOf(
        site.releases.map((release) => describeRelease(site, release)),
        'releases',
        query,
      ),
    ),
    onSite('POST', '(?:/channels/live)?/releases', (site, request) => {
      const { message } = jsonOf(request, v.object({ message: v.optional(v.string()) }));
      const name = request.query.get('versionName') ?? '';
      const [, of, id = ''] = VERSION_NAME.exec(name) ?? [];
      if (of !== site.id) throw notFound(`The version ${name} of ${site.id}`);
      return describeRelease(site, site.release(id, message));
    }),
  ];
}
