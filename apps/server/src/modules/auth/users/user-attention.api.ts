import { text } from '@countinghouse/contract/erp/dashboard.text'
import { usersPage } from '@countinghouse/contract/erp/user'
import { sql } from 'kysely'
import type { Attention } from '../../../platform/registry/attention.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const attentions: readonly Attention[] = [
  {
    key: 'erp.open_invitations',
    title: text.openInvitations,
    tone: 'info',
    page: usersPage,
    address: `${usersPage.path}?status=invited`,
    rows: ({ companyId }) => sql`select from erp.app_user u where u.company_id = ${companyId} and u.status = 2`,
  },
]

export const module = defineModule({ attentions })
