import modules from '../../../../../modules.json' with { type: 'json' }

/** Which URL families each service of the spec serves. Source: spec section 7, service bases; docs/decisions/001. */
const families: Readonly<Record<string, readonly string[]>> = {
  warehouse: ['inventory'],
  'warehouse-node': ['wms/inventory', 'inbound'],
  master: ['auth', 'apps-modules', 'master'],
  pos: ['pos', 'sales', 'crm', 'webcheckout'],
  accounts: ['accounts', 'payments'],
  app: ['desk', 'ai', 'logics'],
  purchase: ['procure', 'poMaster'],
  reports: ['reports', 'dashboards'],
}

const allFamilies = Object.values(modules).flatMap((module) => module.families)

/** URL family of a route path below `/api`: the longest declared one it begins with. Throws: Error when no module owns it. */
export function familyOf(path: string): string {
  const owners = allFamilies.filter((family) => path === `/${family}` || path.startsWith(`/${family}/`))
  const family = owners.toSorted((a, b) => b.length - a.length)[0]
  if (family === undefined) throw new Error(`No module in modules.json owns the address ${path}.`)
  return family
}

/** Whether this process serves a path; `services` null means all. The main service serves what no other names. */
export function isServed(path: string, services: readonly string[] | null): boolean {
  if (services === null) return true
  const family = familyOf(path)
  const named = Object.entries(families).find(([, owned]) => owned.includes(family))
  return services.includes(named === undefined ? 'main' : named[0])
}
