import { createServer } from 'node:net'
import { errorCode, errorText, SupervisorError } from './supervisor-error.ts'

const firstPort = 8080
const triedPorts = 100

/** The port asked for, or the first free one from 8080. Throws: SupervisorError. */
export async function choosePort(host: string, wanted: number | null): Promise<number> {
  if (wanted !== null) {
    const error = await tryPort(host, wanted)
    if (error) throw refusal(host, wanted, error)
    return wanted
  }
  for (let port = firstPort; port < firstPort + triedPorts; port++) {
    const error = await tryPort(host, port)
    if (!error) return port
    if (errorCode(error) !== 'EADDRINUSE') throw refusal(host, port, error)
  }
  throw new SupervisorError(`No port from ${firstPort} to ${firstPort + triedPorts - 1} is free. Set one with --port.`)
}

function tryPort(host: string, port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error))
    server.listen({ host, port }, () => server.close(() => resolve(null)))
  })
}

function refusal(host: string, port: number, error: Error): SupervisorError {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new SupervisorError(
      `Port ${port} is used by another program. Stop that program, or set another port with --port.`,
    )
  }
  if (code === 'EACCES') {
    return new SupervisorError(
      `Port ${port} requires privileges that this user does not have. Set a port above 1023 with --port.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SupervisorError(`${host} is not an address of this machine. Correct HOST.`)
  }
  return new SupervisorError(`Listening on ${host}:${port} fails: ${errorText(error)}`)
}
