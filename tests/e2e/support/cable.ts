import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

export type Cable = {
  /** The product, at the other end of the cable. */
  readonly address: string
  /** Whatever is sent is lost until it is mended. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

/**
 * A network that really goes. What a browser pretends (`setOffline`) holds for some of its parts and not for others: a page that was
 * opened meanwhile reaches the server, its worker does not.
 */
export async function layCable(productAddress: string): Promise<Cable> {
  const { hostname, port } = new URL(productAddress)
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy()
    const product = createConnection({ host: hostname, port: Number(port) })
    for (const [one, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      ends.add(one)
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          other.destroy()
          ends.delete(one)
        })
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const lose = () => ends.forEach((end) => end.destroy())
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    cut() {
      isCut = true
      lose()
    },
    mend() {
      isCut = false
    },
    close() {
      server.close()
      lose()
    },
  }
}
