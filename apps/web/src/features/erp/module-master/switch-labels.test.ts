import { expect, test } from 'vitest'
import { switchState } from './switch-labels.ts'

test('a switch counts within its days, of which the last is one', () => {
  const days = { isEnabled: true, validFrom: '2026-02-01', validUntil: '2026-02-28' }
  const on = (today: string) => switchState(days, today)
  expect(on('2026-01-31')).toEqual({ key: 'onFrom', date: '2026-02-01', isOn: false })
  expect(on('2026-02-28')).toEqual({ key: 'onUntil', date: '2026-02-28', isOn: true })
  expect(on('2026-03-01')).toEqual({ key: 'ended', date: '2026-02-28', isOn: false })
  expect(switchState({ ...days, validUntil: null }, '2026-03-01').key).toBe('on')
  expect(switchState({ ...days, isEnabled: false }, '2026-02-10')).toMatchObject({ key: 'off', isOn: false })
})
