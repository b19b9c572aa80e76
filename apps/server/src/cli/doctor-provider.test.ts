import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { providerSettings, startIdentityProvider } from '../../../../tests/support/identity-provider.ts'
import { examineSignOn } from './doctor-provider.ts'

const folder = mkdtempSync(join(tmpdir(), 'countinghouse-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an identity provider is not set up, answers, calls itself otherwise, or is silent', async () => {
  expect(await examineSignOn({ oidc: null })).toMatchObject({ isFine: true, found: 'not set up' })
  const oidc = await providerSettings(folder, 'http://127.0.0.1:4700')
  const standIn = await startIdentityProvider(oidc)
  expect(await examineSignOn({ oidc })).toMatchObject({ isFine: true, found: `${oidc.issuer} responds` })
  const issuer = oidc.issuer.replace('127.0.0.1', 'localhost')
  expect(await examineSignOn({ oidc: { ...oidc, issuer } })).toMatchObject({
    isFine: false,
    found: `${issuer} reports a different issuer`,
  })
  await standIn.stop()
  expect(await examineSignOn({ oidc })).toMatchObject({
    isFine: false,
    fix: expect.stringContaining('whether this machine can reach the provider'),
  })
})
