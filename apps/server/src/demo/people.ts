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
  readonly rights: readonly string[] | 'administrator'
  readonly stores: readonly string[] | 'all'
  readonly isStoreBound: boolean
}

const all = ['*:view', '*:create', '*:edit', '*:deactivate', '*:delete', '*:import', '*:export', '*:merge'] as const

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'owner',
    firstName: 'Mariam',
    lastName: 'Haddad',
    designation: 'Owner',
    role: { en: 'Owner', ar: 'المالكة' },
    rights: 'administrator',
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
    rights: all,
    stores: 'all',
    isStoreBound: false,
  },
  {
    username: 'buyer',
    firstName: 'Priya',
    lastName: 'Raman',
    designation: 'Senior buyer',
    role: { en: 'Buyer', ar: 'مشتري' },
    rights: ['*:view', '*:create', '*:edit', '*:deactivate', '*:import', '*:export', '*:merge'],
    stores: 'all',
    isStoreBound: false,
  },
  {
    username: 'storekeeper',
    firstName: 'Tomás',
    lastName: 'Herrera',
    designation: 'Storekeeper',
    role: { en: 'Storekeeper', ar: 'أمين المستودع' },
    rights: ['*:view', '*:export'],
    stores: ['WH1', 'S1'],
    isStoreBound: false,
  },
  {
    username: 'cashier',
    firstName: 'Lena',
    lastName: 'Vogt',
    designation: 'Cashier',
    role: { en: 'Cashier', ar: 'أمينة الصندوق' },
    rights: ['procure:view'],
    stores: ['S2'],
    isStoreBound: false,
  },
  {
    username: 'counter',
    firstName: 'Omar',
    lastName: 'Nasser',
    designation: 'Counter staff',
    role: { en: 'Counter', ar: 'موظف المنضدة' },
    rights: ['procure:view', 'brand:view'],
    stores: ['S1'],
    isStoreBound: true,
  },
]
