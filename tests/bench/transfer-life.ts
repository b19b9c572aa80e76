import { randomUUID } from 'node:crypto'
import type { Route } from '@countinghouse/contract/route'
import type { Client } from 'pg'
import { addressOf } from '@countinghouse/contract/address-of'
import type { LifeShop, Person, Sender } from '../support/stock-lives.ts'
import { transferTo } from '../support/stock-lives.ts'
import type { BenchCompany } from './company.ts'
import { Connection, requestText } from './http-client.ts'
import { tokenOf } from './items.ts'
import { drawn } from './ledger-data.ts'
import type { Operation } from './windows.ts'

type Way = Pick<LifeShop, 'fromStoreId' | 'toStoreId' | 'reasonId'>

type Transfers = {
  readonly port: number
  /** Those of whoever asks and works, and of whoever approves. */
  readonly companies: Readonly<Record<'owner' | 'approver', BenchCompany>>
  readonly way: Way
  readonly codes: ReadonlyMap<number, string>
  readonly variantIds: readonly number[]
  readonly random: () => number
}

const lines = 10

/** W2: transfers of ten lines over HTTP, from asked for to received, a request a step. */
export async function transferLives(
  { port, companies, way, codes, variantIds, random }: Transfers,
  clients: number,
): Promise<{ operation: Operation; close: () => Promise<void> }> {
  const connections = await Promise.all(Array.from({ length: clients }, () => Connection.open(port)))
  return {
    operation: async (worker, n) => {
      const connection = connections[worker]
      if (connection === undefined) return
      const goods = drawn(variantIds, lines, random).map((variantId) => ({
        variantId,
        code: codes.get(variantId) ?? '',
      }))
      const send = (async (person: Person, route: Route, input: object) => {
        const { url, body } = addressOf(route, input)
        const token = tokenOf(person === 'approver' ? companies.approver : companies.owner, n)
        const spoken = { token, ...(route.writes && { key: randomUUID(), body }) }
        const reply = await connection.send(requestText(route.writes ? 'POST' : 'GET', url, spoken))
        if (reply.status >= 300) throw new Error(`${route.id} ${reply.status} ${reply.body.toString().slice(0, 300)}`)
        return JSON.parse(reply.body.toString())
      }) as Sender
      await transferTo(send, { ...way, goods }, 1)
    },
    close: () => Promise.resolve(connections.forEach((connection) => connection.close())),
  }
}

/** The way from the first store of a company to its second, and the codes of its goods. */
export async function readWay(
  client: Client,
  companyId: number,
): Promise<{ way: Way; codes: ReadonlyMap<number, string> }> {
  const stores = await client.query<{ id: number }>(
    'select id::int from erp.store where company_id = $1 order by id limit 2',
    [companyId],
  )
  const variants = await client.query<{ id: number; sku: string }>(
    'select id::int, sku from procure.variant where company_id = $1',
    [companyId],
  )
  const [from, to] = stores.rows
  return {
    way: { fromStoreId: from?.id ?? 0, toStoreId: to?.id ?? 0, reasonId: 0 },
    codes: new Map(variants.rows.map(({ id, sku }) => [id, sku])),
  }
}
