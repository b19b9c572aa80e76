import { describe, expect, test } from 'vitest'
import type { GateState } from './gate.ts'
import { initialGate, isOutsideGate, judgeModule, judgePage, reduceGate } from './gate.ts'

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
    expect(judgeModule(initialGate, '/procure/')).toEqual({ verdict: 'waiting' })
  })
  test.each(['/procure', '/procure/', '/procure/brand/', '/PROCURE/brand', '/wms/createito/'])('admits %s', (path) => {
    expect(judgeModule(loaded, path)).toEqual({ verdict: 'allowed' })
  })
  test.each(['/erp/role-master/', '/foo', '/proc'])('refuses %s', (path) => {
    expect(judgeModule(loaded, path)).toEqual({ verdict: 'denied', refusal: { reason: 'module', path } })
  })
  test('a failed fetch refuses all but the module chooser', () => {
    expect(judgeModule({ status: 'failed' }, '/procure/').verdict).toBe('denied')
    expect(judgeModule({ status: 'failed' }, '/apps/modules/')).toEqual({ verdict: 'allowed' })
    expect(judgeModule(initialGate, '/apps/modules')).toEqual({ verdict: 'allowed' })
  })
  test.each(['/', '/403', '/403/', '/auth/signin', '/p/setup'])('%s lies outside', (path) => {
    expect(isOutsideGate(path)).toBe(true)
    expect(judgeModule({ status: 'failed' }, path)).toEqual({ verdict: 'allowed' })
  })
  test.each(['/procure', '/pos/till', '/author'])('%s lies inside', (path) => {
    expect(isOutsideGate(path)).toBe(false)
  })
})

describe('the page gate', () => {
  const user = { Usr_userid: 7, user_roles: [{ usrl_role_id: 2 }] }
  const refused = [{ pg_eventtype: 'brand', isaccessallowed: 0 }]
  test('names the refused page', () => {
    expect(judgePage('/procure/brand/', user, refused, null)).toEqual({
      verdict: 'denied',
      refusal: { reason: 'page', path: '/procure/brand/', page: 'brand' },
    })
  })
  test('no entry, a dashboard, role 1 and the configured administrator are allowed', () => {
    expect(judgePage('/procure/season/', user, refused, null).verdict).toBe('allowed')
    expect(judgePage('/procure/', user, refused, null).verdict).toBe('allowed')
    expect(judgePage('/procure/brand', { ...user, user_roles: [{ usrl_role_id: 1 }] }, refused, null).verdict).toBe(
      'allowed',
    )
    expect(judgePage('/procure/brand', user, refused, 7).verdict).toBe('allowed')
  })
})
