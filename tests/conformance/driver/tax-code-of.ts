import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import type { Client } from '../../support/server.ts'

/** A tax code of the chart that every company starts with, however many there are by now. Throws: Error where it is gone. */
export async function taxCodeOf(client: Client, code: string): Promise<number> {
  const { items } = await client.call(taxCode.routes.list, { q: code, limit: 200 })
  const found = items.find((one) => one.code === code)
  if (found === undefined) throw new Error(`There is no tax code ${code}.`)
  return found.id
}
