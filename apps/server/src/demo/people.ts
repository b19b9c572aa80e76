import { cashierPermissions, tillManagerPermissions } from './tills.ts'

/** The people of the demo company, one per role a newcomer should try. No real persons. */
export type DemoPerson = {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly designation: string
  readonly role: { readonly en: string; readonly ar: string }
  /** Of the role in the company, where it cannot be called so. */
  readonly roleName?: string
  /** Rights of the person's role as `page:event`; `*:event` means every page. */
  readonly permissions: readonly string[] | 'administrator'
  readonly stores: readonly string[] | 'all'
  readonly isStoreBound: boolean
}

const records = ['*:view', '*:create', '*:edit', '*:deactivate', '*:import', '*:export', '*:merge', '*:print'] as const
const catalogue = ['*:activate', '*:move', '*:cancel', '*:cost_view', '*:cost_edit', '*:margin_view'] as const
const decisions = ['*:approve', '*:roll_back', '*:hold', '*:block', '*:bank_view', '*:bank_confirm'] as const
const stockWork = [
  '*:submit',
  '*:post',
  '*:release',
  '*:close',
  '*:pick',
  '*:dispatch',
  '*:recall',
  '*:count',
  '*:review',
  '*:propose',
  '*:track',
  '*:verify',
  '*:reverse',
  '*:charge',
  '*:reinitiate',
  '*:dispute',
  '*:see_expected',
] as const
const floor = {
  createito: ['create', 'edit', 'delete', 'submit'],
  manageito: ['release'],
  transfershipments: ['edit', 'pick', 'dispatch', 'recall'],
  mannualRecvHubItemsVer2: ['create', 'edit', 'post'],
  mannualrecincontainer: ['create', 'edit', 'post'],
  mannualStockReceive: ['create', 'edit', 'post', 'cost_view'],
  mannualDispatchItems: ['create', 'edit', 'dispatch'],
  containersearch: ['create', 'edit', 'track', 'cost_view'],
  stockadjustment: ['create', 'edit', 'post'],
  relocations: ['create', 'edit', 'delete', 'post', 'reverse'],
  stockcheck: ['create', 'edit', 'count', 'review'],
  settlement: ['create', 'edit', 'propose'],
}
const floorPermissions = Object.entries(floor).flatMap(([page, events]) => events.map((event) => `${page}:${event}`))

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'owner',
    firstName: 'Mariam',
    lastName: 'Haddad',
    designation: 'Owner',
    role: { en: 'Owner', ar: 'المالكة' },
    permissions: 'administrator',
    stores: 'all',
    isStoreBound: false,
  },
  {
    username: 'admin',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    designation: 'Administrator',
    role: { en: 'Administrator', ar: 'مسؤول النظام' },
    roleName: 'Back office administrator',
    permissions: [...records, '*:delete', ...catalogue, ...decisions, ...stockWork],
    stores: 'all',
    isStoreBound: false,
  },
  {
    username: 'buyer',
    firstName: 'Priya',
    lastName: 'Raman',
    designation: 'Senior buyer',
    role: { en: 'Buyer', ar: 'مشتري' },
    permissions: [...records, ...catalogue, 'supplier:hold', 'supplier:bank_edit', 'prices:delete'],
    stores: 'all',
    isStoreBound: false,
  },
  {
    username: 'storekeeper',
    firstName: 'Tomás',
    lastName: 'Herrera',
    designation: 'Storekeeper',
    role: { en: 'Storekeeper', ar: 'أمين المستودع' },
    permissions: ['*:view', '*:export', '*:print', ...floorPermissions],
    stores: ['WH1', 'S1'],
    isStoreBound: false,
  },
  {
    username: 'cashier',
    firstName: 'Lena',
    lastName: 'Vogt',
    designation: 'Cashier',
    role: { en: 'Cashier', ar: 'أمينة الصندوق' },
    permissions: ['procure:view', ...cashierPermissions],
    stores: ['S2'],
    isStoreBound: false,
  },
  {
    username: 'manager',
    firstName: 'Amara',
    lastName: 'Okafor',
    designation: 'Store manager',
    role: { en: 'Store manager', ar: 'مديرة المتجر' },
    roleName: 'Manager of tills',
    permissions: ['procure:view', 'tills:view', 'stock:view', ...tillManagerPermissions],
    stores: ['S1', 'S2'],
    isStoreBound: false,
  },
  {
    username: 'counter',
    firstName: 'Omar',
    lastName: 'Nasser',
    designation: 'Counter staff',
    role: { en: 'Counter', ar: 'موظف المنضدة' },
    permissions: ['procure:view', 'brand:view'],
    stores: ['S1'],
    isStoreBound: true,
  },
]
