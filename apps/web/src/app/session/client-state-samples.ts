/** A signed-in user and a module of the tests. */
export const user = {
  Usr_userid: 7,
  usr_cmp_id: 1,
  Usr_fname: 'Mariam',
  Usr_lname: 'Haddad',
  Usr_designation: 'Buyer',
  Usr_Type: 1,
  Usr_storeidfk: 2,
  Usr_status: 1 as const,
  user_roles: [],
  allowedStores: [],
}
export const module = {
  mdl_route: '/procure',
  mdl_name: 'P',
  mdl_name_ar: 'P',
  mdl_code: 'P',
  icon: 'tag',
  landing: null,
  hidden: false,
}
