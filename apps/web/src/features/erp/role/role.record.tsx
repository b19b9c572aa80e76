import { text } from '@countinghouse/contract/erp/role.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { RolePermissionsTab } from './role-permissions-tab.tsx'
import { RoleRetire } from './role-retire.tsx'
import { RoleUsersTab } from './role-users-tab.tsx'
import { later } from '../../../app/offline/later.ts'

const RoleClone = later(async () => (await import('./role-clone.tsx')).RoleClone)

export const record: RecordExtras = {
  tabs: [
    { key: 'permissions', title: text.tab_permissions, Panel: RolePermissionsTab },
    { key: 'users', title: text.tab_users, Panel: RoleUsersTab },
  ],
  actions: [
    { key: 'clone', title: text.clone, icon: 'copy', event: 'create', Dialog: RoleClone },
    {
      key: 'retire',
      title: text.retire,
      icon: 'user-off',
      event: 'delete',
      isDanger: true,
      reasonOf: ({ status }) => (status === 'active' ? null : text.isRetired),
      Dialog: RoleRetire,
    },
  ],
}
