import { describe, expect, test } from 'vitest'
import type { GateState } from './gate.ts'
import { initialGate, isOutsideGate, validateModule, validatePage, reduceGate } from './gate.ts'

const loaded: GateState = { status: 'loaded', moduleRoutes: ['/procure', '/WMS/'] }

describe('the states of the module gate', () => {
  test('loading, then loaded', () => {
    expect(initialGate).toEqual({ status: 'loading' })
    expect(reduceGate(initialGate, { type: 'fetched', moduleRoutes: ['/procure'] })).toEqual({
      status: 'loaded',
      moduleRoutes: ['/procure'],
    })
  })
  test('a failed first fetch fails, and may be tried again', () => {
    const failed = reduceGate(initialGate, { type: 'failed' })
    expect(failed).toEqual({ status: 'failed' })
    expect(reduceGate(failed, { type: 'fetch' })).toEqual({ status: 'loading' })
  })
  test('loaded modules stay while they are fetched again or when that fails', () => {
    expect(reduceGate(loaded, { type: 'fetch' })).toBe(loaded)
    expect(reduceGate(loaded, { type: 'failed' })).toBe(loaded)
  })
})

describe('the module gate', () => {
  test('waits while loading', () => {
    expect(validateModule(initialGate, '/procure/')).toEqual({ decision: 'waiting' })
  })
  test.each(['/procure', '/procure/', '/procure/brand/', '/PROCURE/brand', '/wms/createito/'])('admits %s', (path) => {
    expect(validateModule(loaded, path)).toEqual({ decision: 'allowed' })
  })
  test.each(['/erp/role-master/', '/foo', '/proc'])('refuses %s', (path) => {
    expect(validateModule(loaded, path)).toEqual({ decision: 'denied', refusal: { reason: 'module', path } })
  })
  test('a failed fetch refuses all but the module chooser', () => {
    expect(validateModule({ status: 'failed' }, '/procure/').decision).toBe('denied')
    expect(validateModule({ status: 'failed' }, '/apps/modules/')).toEqual({ decision: 'allowed' })
    expect(validateModule(initialGate, '/apps/modules')).toEqual({ decision: 'allowed' })
  })
  test.each(['/', '/403', '/403/', '/auth/signin', '/p/setup'])('%s lies outside', (path) => {
    expect(isOutsideGate(path)).toBe(true)
    expect(validateModule({ status: 'failed' }, path)).toEqual({ decision: 'allowed' })
  })
  test.each(['/procure', '/pos/till', '/author'])('%s lies inside', (path) => {
    expect(isOutsideGate(path)).toBe(false)
  })
})

describe('the page gate', () => {
  const user = { Usr_userid: 7, user_roles: [{ usrl_role_id: 2 }] }
  const refused = [{ pg_eventtype: 'brand', isaccessallowed: 0 }]
  test('names the refused page', () => {
    expect(validatePage('/procure/brand/', user, refused, null)).toEqual({
      decision: 'denied',
      refusal: { reason: 'page', path: '/procure/brand/', page: 'brand' },
    })
  })
  test('no entry, a dashboard, role 1 and the configured administrator are allowed', () => {
    expect(validatePage('/procure/season/', user, refused, null).decision).toBe('allowed')
    expect(validatePage('/procure/', user, refused, null).decision).toBe('allowed')
    expect(validatePage('/procure/brand', { ...user, user_roles: [{ usrl_role_id: 1 }] }, refused, null).decision).toBe(
      'allowed',
    )
    expect(validatePage('/procure/brand', user, refused, 7).decision).toBe('allowed')
  })
})
