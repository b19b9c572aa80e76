import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { findMenuItem } from '../menu/menu.ts'

/** `G` and a letter, where the address of the page is known. Source: spec section 2, routes. */
const pageOfLetter: Readonly<Record<string, string>> = {
  p: '/procure/product/',
  s: '/sales/dashboard/',
  u: '/erp/user-master/',
  w: '/wms/dashboard/',
  r: '/sales/reports/',
}

export type GoTo = { readonly keys: string; readonly item: MenuItem }

/** The key sequences of the pages in the user's menu. */
export function goToPages(navigation: readonly MenuItem[]): readonly GoTo[] {
  return Object.entries(pageOfLetter).flatMap(([letter, path]) => {
    const item = findMenuItem(navigation, path)
    return item === null ? [] : [{ keys: `g ${letter}`, item }]
  })
}
