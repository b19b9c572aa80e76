import { normalisePath } from '@countinghouse/kernel/paths'

export type Service = { readonly base: string; readonly families: readonly string[] }

/**
 * The nine services, the URL families each one answers and where it is. An empty base is the same origin; a house that
 * runs a service on a machine of its own names it here. Source: spec section 7, service bases; docs/decisions/001.
 */
export const services = {
  main: { base: '', families: ['erp'] },
  warehouse: { base: '', families: ['inventory'] },
  master: { base: '', families: ['auth', 'apps-modules', 'master'] },
  pointOfSale: { base: '', families: ['pos', 'sales', 'crm', 'webcheckout'] },
  accounts: { base: '', families: ['accounts', 'payments'] },
  app: { base: '', families: ['desk', 'ai', 'logics'] },
  purchase: { base: '', families: ['procure', 'poMaster'] },
  reports: { base: '', families: ['reports', 'dashboards'] },
  warehouseNode: { base: '', families: ['wms/inventory', 'inbound'] },
} as const satisfies Record<string, Service>

export type ServiceMap = Readonly<Record<string, Service>>

/** Base address of the service of a path; the main service serves all unclaimed paths. */
export function baseOf(path: string, map: ServiceMap = services): string {
  const wanted = normalisePath(path)
  const isServedBy = (family: string) => wanted === `/${family}` || wanted.startsWith(`/${family}/`)
  const service = Object.values(map).find(({ families }) => families.some(isServedBy))
  return service?.base ?? map.main?.base ?? ''
}
