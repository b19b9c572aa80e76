import { text } from '@countinghouse/contract/erp/dashboard.text'
import { text as stepText } from '@countinghouse/contract/erp/first-steps.text'
import { usersPage } from '@countinghouse/contract/erp/user'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Attention } from '../../../platform/registry/attention.ts'
import type { FirstStep } from '../../../platform/registry/first-step.ts'
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

/** Beside the owner, with whom a company begins. */
const firstSteps: readonly FirstStep[] = [
  {
    key: 'erp.people',
    title: stepText.people,
    permission: permissionName(usersPage, 'create'),
    address: usersPage.path,
    place: 10,
    isDone: (companyId) => sql`exists (select from erp.app_user u where u.company_id = ${companyId} offset 1)`,
  },
]

export const module = defineModule({ attentions, firstSteps })
