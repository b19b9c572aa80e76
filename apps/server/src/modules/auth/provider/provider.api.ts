import { signInPath } from '@countinghouse/contract/constants'
import { fail } from '@countinghouse/contract/errors'
import { finishProvider, linkProvider, startProvider, unlinkProvider } from '@countinghouse/contract/auth/provider'
import { localReturnPath } from '@countinghouse/contract/return-path'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handlePublic, handleSelf } from '../../../platform/calls/handle.ts'
import { ProviderFailure } from '../../../platform/access/identity-provider.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { findSelf } from '../identity.ts'
import { requireAddressBelowLimit } from '../throttle.ts'
import { codeOf, comeBack, told } from './finish.ts'
import { leave } from './flow.ts'
import { removeOwnLink } from './links.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = ({ provider: known }: Declared) => {
  const named = (id: string) => (known?.id === id ? known : fail('not_configured'))
  return [
    handlePublic(startProvider, async (ctx, db, input) => {
      const provider = named(input.provider)
      await requireAddressBelowLimit(db, ctx.ip)
      const returnPath = localReturnPath(input.return ?? null)
      const location = await leave(ctx, db, provider, { returnPath, identityId: null }).catch((error: unknown) =>
        told(signInPath, codeOf(error)),
      )
      return { location }
    }),
    handlePublic(finishProvider, async (ctx, db, { provider: id, ...answer }) => ({
      location: await comeBack(ctx, { db, provider: named(id) }, answer),
    })),
    handleSelf(linkProvider, async (ctx, db, input) => {
      const provider = named(input.provider)
      requireFreshProof(ctx)
      const { identity_id: identityId } = await findSelf(ctx, db)
      const location = await leave(ctx, db, provider, { returnPath: null, identityId }).catch((error: unknown) => {
        if (error instanceof ProviderFailure) return fail('auth.provider_down')
        throw error
      })
      return { location }
    }),
    handleSelf(unlinkProvider, removeOwnLink),
  ]
}

export const module = defineModule({ api })
