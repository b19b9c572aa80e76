import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems deal out to outgoing connections, one of which could take the port before who asked for it listens. */
const ports = { from: 11_000, until: 30_000 }

/** A port of loopback on which nobody listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.until)
    if (await isFree(port)) return port
  }
}

/** What the product says when another process took a port after it was found free. */
export function portIsTaken(port: number): string {
  return `Port ${port} is used by another program`
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
