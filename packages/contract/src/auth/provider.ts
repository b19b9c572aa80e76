import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { getSecurity } from './security.ts'

const Provider = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** The next address of the browser. */
const Redirect = z.object({ location: z.string() })

/** Redirects to the identity provider. The return is bound to this browser, single-use and valid for ten minutes. */
export const startProvider = route({
  id: 'auth.provider.start',
  method: 'GET',
  path: '/auth/oidc/{provider}/start',
  access: 'public',
  writes: false,
  status: 303,
  answer: 'redirect',
  input: z.strictObject({
    provider: Provider,
    /** A path of this site to open afterwards. */
    return: z.string().max(2000).optional(),
  }),
  output: Redirect,
  errors: ['not_configured'],
})

/** The return address of the identity provider. Errors are shown on the page it redirects to. */
export const finishProvider = route({
  id: 'auth.provider.finish',
  method: 'GET',
  path: '/auth/oidc/{provider}/callback',
  access: 'public',
  writes: false,
  status: 303,
  answer: 'redirect',
  // Not strict, because providers add their own parameters.
  input: z.object({
    provider: Provider,
    state: z.string().max(500).optional(),
    code: z.string().max(4000).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  output: Redirect,
  errors: ['not_configured'],
})

/** Starts linking the caller's account to an account of the provider. */
export const linkProvider = route({
  id: 'auth.providerLink.begin',
  method: 'POST',
  path: '/auth/provider-links',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ provider: Provider }),
  output: Redirect,
  errors: ['not_configured', 'auth.provider_down'],
})

export const unlinkProvider = route({
  id: 'auth.providerLink.delete',
  method: 'POST',
  path: '/auth/provider-links/{id}/remove',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ id: idOf('auth.identity_provider_link') }),
  output: z.object({}),
  errors: ['not_found'],
  stale: [getSecurity],
})
