import { describe, expect, test } from 'vitest'
import { isWide, reduceSidebar } from './sidebar-state.ts'

describe('the sidebar', () => {
  test('starts in full at 992 px and wider, closed below', () => {
    expect(reduceSidebar('', { type: 'started', width: 992 })).toBe('')
    expect(reduceSidebar('', { type: 'started', width: 991 })).toBe('close')
  })
  test('the hamburger collapses and expands a wide one, opens and closes a narrow one', () => {
    expect(reduceSidebar('', { type: 'hamburger', width: 1440 })).toBe('icon-overlay-close')
    expect(reduceSidebar('icon-overlay-close', { type: 'hamburger', width: 1440 })).toBe('')
    expect(reduceSidebar('close', { type: 'hamburger', width: 991 })).toBe('open')
    expect(reduceSidebar('open', { type: 'hamburger', width: 991 })).toBe('close')
  })
  test('crossing 992 closes it on the way down and clears it on the way up', () => {
    expect(reduceSidebar('icon-overlay-close', { type: 'resized', from: 992, to: 991 })).toBe('close')
    expect(reduceSidebar('open', { type: 'resized', from: 991, to: 992 })).toBe('')
  })
  test('a resize on one side changes nothing', () => {
    expect(reduceSidebar('open', { type: 'resized', from: 800, to: 700 })).toBe('open')
    expect(reduceSidebar('icon-overlay-close', { type: 'resized', from: 1200, to: 1000 })).toBe('icon-overlay-close')
  })
  test('a click on the content writes close at 992 and narrower', () => {
    expect(reduceSidebar('open', { type: 'contentClicked', width: 991 })).toBe('close')
    expect(reduceSidebar('', { type: 'contentClicked', width: 992 })).toBe('close')
    expect(reduceSidebar('', { type: 'contentClicked', width: 993 })).toBe('')
  })
  test('Escape, the overlay and a route change close a narrow one only', () => {
    expect(reduceSidebar('open', { type: 'dismissed', width: 375 })).toBe('close')
    expect(reduceSidebar('icon-overlay-close', { type: 'dismissed', width: 1440 })).toBe('icon-overlay-close')
  })
  test('992 itself is wide', () => {
    expect([isWide(991), isWide(992)]).toEqual([false, true])
  })
})
