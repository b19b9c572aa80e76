import { text } from '@countinghouse/contract/auth/store-blockers.text'
import { sql } from 'kysely'
import type { StoreBlocker } from '../../platform/registry/blocker.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'auth.signed_in',
    words: text.signedIn,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(distinct s.user_id)) from auth.session s
      where s.company_id = ${companyId} and s.store_id = ${storeId} and s.ended_at is null and s.impersonator_id is null
        and s.idle_expires_at > now() and s.absolute_expires_at > now() having count(*) > 0`,
  },
]

export const module = defineModule({ storeBlockers })
