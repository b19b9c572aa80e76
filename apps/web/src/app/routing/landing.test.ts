import type { CompanyModule } from '@countinghouse/contract/erp/menu'
import { describe, expect, test } from 'vitest'
import { chooserModules, landingPath, moduleOf } from './landing.ts'

function module(route: string, more: Partial<CompanyModule> = {}): CompanyModule {
  return {
    mdl_route: route,
    mdl_name: route,
    mdl_name_ar: route,
    mdl_code: route,
    icon: 'tag',
    landing: null,
    hidden: false,
    ...more,
  }
}

const modules = [
  module('/erp', { landing: '/erp/dashboard/' }),
  module('/procure'),
  module('/account', { hidden: true }),
]

describe('where signing in leads', () => {
  test('the last used module the user still has', () => {
    expect(landingPath({ modules, homeModule: null }, ['/wms', '/erp', '/procure'])).toBe('/erp/dashboard/')
  })
  test('else the home module', () => {
    expect(landingPath({ modules, homeModule: '/procure' }, ['/wms'])).toBe('/procure/')
  })
  test('else the chooser; a hidden module is no place to land', () => {
    expect(landingPath({ modules, homeModule: null }, ['/account'])).toBe('/apps/modules/')
  })
})

test('the chooser shows visible modules, last used first', () => {
  expect(chooserModules(modules, ['/procure']).map(({ mdl_route }) => mdl_route)).toEqual(['/procure', '/erp'])
})

test('a path lies in the module whose route starts it', () => {
  expect(moduleOf(modules, '/Procure/brand/')?.mdl_route).toBe('/procure')
  expect(moduleOf(modules, '/apps/modules/')).toBeNull()
})
