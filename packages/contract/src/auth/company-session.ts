import { z } from 'zod'
import { choiceField, instantField, shownField, switchField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text } from './company-session.text.ts'
import { text as menu } from '../erp/menu.text.ts'

/** All sessions of a company, with impersonation. */
export const sessionsPage = page({
  module: 'auth',
  path: '/erp/sessions/',
  title: text.title,
  menuTitle: menu.access,
  icon: 'device-desktop',
  events: ['sessions_end', { code: 'impersonate', risk: 'high', isAdminOnly: true }, 'export'],
  sortOrder: 70,
})

const id = idOf('auth.session')

/** All active sessions of the company except those of API keys, which have their own page. */
export const companySessions = listing({
  module: 'auth',
  thing: 'companySession',
  page: sessionsPage,
  api: '/erp/sessions',
  entity: 'auth.session',
  source: 'auth.running_session',
  text,
  fields: {
    name: shownField(),
    login: shownField().nullable(),
    device: shownField(),
    ip: shownField().nullable(),
    store: shownField().nullable(),
    issuedAt: instantField(),
    lastSeenAt: instantField(),
    level: choiceField(['password', 'second_factor', 'pin']),
    isLocked: switchField(),
    impersonator: shownField().nullable(),
  },
  kept: { userId: z.int() },
  titleField: 'name',
  columns: ['login', 'device', 'ip', 'store', 'lastSeenAt', 'issuedAt', 'level'],
  filters: ['level', 'isLocked'],
  search: { fields: ['name', 'login', 'device', 'ip'] },
  defaultSort: ['-lastSeenAt'],
})

export const revokeCompanySession = route({
  id: 'auth.companySession.end',
  method: 'POST',
  path: '/erp/sessions/{id}/end',
  page: sessionsPage,
  event: 'sessions_end',
  writes: true,
  input: z.strictObject({ id }),
  output: z.object({ id }),
  errors: ['not_found', 'erp.administrator_protected'],
  stale: [companySessions.routes.list],
})

/** All sessions of a user, or of all users except the caller. Administrators are included only if the caller is one. */
export const revokeAllSessions = route({
  id: 'auth.companySession.revokeAll',
  method: 'POST',
  path: '/erp/sessions/end-all',
  page: sessionsPage,
  event: 'sessions_end',
  writes: true,
  // Repeating the call ends no further sessions.
  idempotent: 'no',
  input: z.strictObject({ personId: idOf('erp.app_user').nullable() }),
  /** `id`: of the user or of the company. */
  output: z.object({ id: z.int(), ended: z.int() }),
  errors: ['not_found', 'erp.own_account', 'erp.administrator_protected'],
  stale: [companySessions.routes.list],
})
