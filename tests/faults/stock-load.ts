import { reason } from '@countinghouse/contract/inventory/reason'
import type { Route } from '@countinghouse/contract/route'
import type { Product } from '../support/processes.ts'
import { password } from '../support/processes.ts'
import { signIn } from '../support/processes-http.ts'
import { addressOf } from '@countinghouse/contract/address-of'
import type { Effect, LifeShop, Person, Sender } from '../support/stock-lives.ts'
import { lives } from '../support/stock-lives.ts'
import { demoGoods } from './demo-goods.ts'
import type { LoadOptions, Outcome } from './poster.ts'
import { openPoster } from './poster.ts'

const clients = 8
/** Enough of each of their goods that no step is refused. */
const opened = 100_000

/** Where each client works: goods of its own and some that all share, between two stores of the demo company. */
export type StockShop = {
  readonly companyId: number
  readonly shops: readonly LifeShop[]
  readonly tokens: readonly Readonly<Record<Person, string>>[]
}

export type StockOutcome = Outcome & { readonly effects: readonly Effect[] }

/** Goods, a reason, and people who are signed in; stock of them comes with a receipt. */
export async function openStockShop(product: Product): Promise<StockShop> {
  const [worker, approver] = await Promise.all(['owner', 'admin'].map((name) => signedIn(product, name)))
  const { companyId, stores, variants } = await demoGoods(product)
  const [fromStoreId = 0, toStoreId = 0] = stores
  const poster = await openPoster(product, { random: () => 0 }, 1)
  try {
    const send = senderOf(poster, [worker, approver], () => '')
    const { id: reasonId } = await send('worker', reason.routes.create, { code: 'LOAD', name: 'Load' })
    const shops = variants.map(({ id, sku }) => ({
      fromStoreId,
      toStoreId,
      reasonId,
      goods: [{ variantId: id, code: sku }],
    }))
    for (const shop of shops) await lives[0]?.(send, shop, opened)
    const tokens = await Promise.all(
      Array.from({ length: clients }, async () => {
        const [own, other] = await Promise.all(['owner', 'admin'].map((name) => signedIn(product, name)))
        return { asker: own ?? '', worker: own ?? '', approver: other ?? '' }
      }),
    )
    return { companyId, shops, tokens }
  } finally {
    await poster.close()
  }
}

/** Eight clients receive, adjust and transfer the same goods, a document after the other from its draft to its end. */
export async function runStockLoad(
  product: Product,
  { shops, tokens }: StockShop,
  options: LoadOptions,
): Promise<StockOutcome> {
  const poster = await openPoster(product, options, clients)
  const effects: Effect[] = []
  const isWanted = () => poster.outcome.acknowledged.length < options.posts || options.isOver?.() === false

  async function client(number: number): Promise<void> {
    const own = tokens[number]
    if (own === undefined) return
    const send = senderOf(poster, [own.worker, own.approver], () => String(number))
    for (let n = 0; isWanted() && poster.outcome.failures.length === 0; n++) {
      const life = lives[Math.floor(options.random() * lives.length)]
      const shop = shops[Math.floor(options.random() * shops.length)]
      if (life !== undefined && shop !== undefined) effects.push(await life(send, shop, 1 + (n % 4)))
    }
  }

  const ended = await Promise.allSettled(tokens.map((_, number) => client(number)))
  await poster.close()
  for (const end of ended) if (end.status === 'rejected' && !(end.reason instanceof GivenUp)) throw end.reason
  return { ...poster.outcome, effects }
}

/** A step was not answered as it must; what it was stands among the failures. */
class GivenUp extends Error {}

function senderOf(
  poster: Awaited<ReturnType<typeof openPoster>>,
  [worker = '', approver = '']: readonly (string | undefined)[],
  client: () => string,
): Sender {
  let step = 0
  return (async (person: Person, route: Route, input: object) => {
    const { url, body } = addressOf(route, input)
    const key = route.writes ? `key-${poster.outcome.run}-${client()}-${step++}` : null
    const method = route.method === 'GET' ? 'GET' : 'POST'
    const answer = await poster.post(
      { key, kind: route.id, code: '', method, path: url, body },
      person === 'approver' ? approver : worker,
    )
    if (answer === null) throw new GivenUp(poster.outcome.failures.at(-1))
    return JSON.parse(answer.text)
  }) as Sender
}

function signedIn(product: Product, name: string): Promise<string> {
  return signIn(product.url, name, password)
}
