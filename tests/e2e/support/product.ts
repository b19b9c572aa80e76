import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environmentOf, findNode, projectDir } from '../../../scripts/lib/project.mjs'
import type { OidcSettings } from '../../../apps/server/src/platform/config/config-oidc.ts'
import { freePort, portIsTaken } from '../../support/free-port.ts'
import { providerSettings } from '../../support/identity-provider.ts'
import { buildWebWhenNeeded } from '../../../scripts/lib/web-build.mjs'

/** A running product with a database of its own, as plain data, so that it can be handed to the workers. */
export type Running = {
  readonly address: string
  readonly dataDir: string
  /** One-time sign-in link of the demo owner; null without a demo. */
  readonly link: string | null
  /** Printed while nobody owns the installation. */
  readonly setupLink: string | null
  readonly password: string
  /** Where people may sign in elsewhere, once a test has started it; null: nowhere. */
  readonly provider: OidcSettings | null
}

export type Product = Running & { readonly stop: () => Promise<void> }

const password = 'harbour lantern 58 quay'

type Options = {
  readonly isDemo: boolean
  /** Sign-in at an identity provider is set up. */
  readonly hasProvider?: boolean
  /** File that takes what the product complains about. */
  readonly logFile?: string
}

/** Starts the product as a user would, on the built pages. Throws: Error with what it printed when it does not come up. */
export async function startProduct(options: Options): Promise<Product> {
  const node = findNode()
  buildWebWhenNeeded(node)
  if (options.logFile !== undefined) mkdirSync(dirname(options.logFile), { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-e2e-'))
  const port = await freePort()
  const provider = options.hasProvider ? await providerSettings(dataDir, `http://127.0.0.1:${port}`) : null
  const flags = ['--no-open', ...(options.isDemo ? [] : ['--no-demo'])]
  const child = spawn(node, ['apps/server/src/start.ts', ...flags], {
    cwd: projectDir,
    // The channel tells it to stop when this process dies without a word.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...environmentOf(node),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Beside other work a machine is slow without being overloaded.
      BUSY_DELAY_MS: 'off',
      // Declares the document that only tests have.
      NODE_OPTIONS: `--import=${pathToFileURL(join(projectDir, 'tests/support/paper.ts')).href}`,
      ...(provider && {
        PUBLIC_URL: provider.publicUrl,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET_FILE: provider.clientSecretFile,
        OIDC_NAME: provider.name,
      }),
      ...(options.isDemo && { DEMO_PASSWORD: password }),
    },
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  const printed = await new Promise<string | null>((resolve, reject) => {
    let out = ''
    let err = ''
    const keep = (chunk: unknown) => {
      if (options.logFile !== undefined) appendFileSync(options.logFile, String(chunk))
      return String(chunk)
    }
    child.stderr?.on('data', (chunk) => (err += keep(chunk)))
    child.stdout?.on('data', (chunk) => {
      out += keep(chunk)
      if (/^ {2}Data /m.test(out)) resolve(out)
    })
    child.on('exit', (code) =>
      err.includes(portIsTaken(port))
        ? resolve(null)
        : reject(new Error(`The product ended with code ${code}.\n${out}${err}`)),
    )
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  if (printed === null) {
    await stop()
    return await startProduct(options)
  }
  const line = (name: string) => new RegExp(`^ {2}${name} +(\\S+)`, 'm').exec(printed)?.[1] ?? null
  const address = (line('Address') ?? '').replace(/\/$/, '')
  return { address, dataDir, link: line('Or open'), setupLink: line('Set up'), password, provider, stop }
}
