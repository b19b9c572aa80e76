import { setTimeout as sleep } from 'node:timers/promises'
import { type Product, password } from '../support/processes.ts'
import { signIn } from '../support/processes-http.ts'
import type { LoadOptions, Outcome, Post } from './poster.ts'
import { openPoster } from './poster.ts'

type Brand = { id: number; code: string; version: number }
type BrandPost = Post & { readonly brand: Brand | null }

const clients = 8
const people = ['owner', 'admin', 'buyer']

/** Signs in the clients, whose sessions outlive every crash. */
export function signInClients(product: Product): Promise<string[]> {
  return Promise.all(
    Array.from({ length: clients }, (_, n) => signIn(product.url, people[n % people.length] ?? '', password)),
  )
}

/** Eight clients create and edit brands. */
export async function runLoad(product: Product, tokens: readonly string[], options: LoadOptions): Promise<Outcome> {
  const poster = await openPoster(product, options, clients)
  const { outcome } = poster
  let created = 0

  async function client(number: number, token: string): Promise<void> {
    const own: Brand[] = []
    for (let n = 0; created < options.posts || options.isOver?.() === false; n++) {
      if (options.isGivenUp?.(null)) return
      created++
      const post = nextPost(`${outcome.run}-${number}-${n}`, own, options.random)
      const answer = await poster.post(post, token)
      if (answer === null) return
      const { id, version }: { id: number; version: number } = JSON.parse(answer.text)
      if (post.brand === null) own.push({ id, code: post.code, version })
      else post.brand.version = version
      if (options.paceMs !== undefined) await sleep(options.paceMs * (0.5 + options.random()))
    }
  }

  await Promise.all(tokens.map((token, number) => client(number, token)))
  await poster.close()
  return outcome
}

function nextPost(name: string, own: readonly Brand[], random: () => number): BrandPost {
  const brand = own[Math.floor(random() * own.length)]
  if (brand === undefined || random() < 0.5) {
    const code = `F${name}`
    return {
      key: `key-${name}`,
      kind: 'create',
      code,
      method: 'POST',
      path: '/api/procure/brands',
      body: { code, name: `Fault ${name}` },
      brand: null,
    }
  }
  const body = { version: brand.version, warrantyMonths: Math.floor(random() * 600), description: `Edited as ${name}` }
  return {
    key: `key-${name}`,
    kind: 'edit',
    code: brand.code,
    method: 'PATCH',
    path: `/api/procure/brands/${brand.id}`,
    body,
    brand,
  }
}
