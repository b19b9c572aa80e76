import { describe, expect, test } from 'vitest'
import { changesOf, detailsOf, emptyDraft } from './user-draft.ts'

const nora = { ...emptyDraft, firstName: ' Nora ', lastName: 'Newcomer' }

describe('what is typed about a person', () => {
  test('goes out trimmed, with nothing for what is empty', () => {
    expect(detailsOf(nora)).toMatchObject({
      firstName: 'Nora',
      designation: '',
      department: null,
      homeModuleId: null,
      phone: null,
    })
  })

  test('a phone number is taken without what people put between its digits', () => {
    expect(detailsOf({ ...nora, phone: '+44 (20) 7123-4567' }).phone).toBe('+442071234567')
  })

  test('a home module belongs to store-bound people alone', () => {
    expect(detailsOf({ ...nora, homeModuleId: '4' }).homeModuleId).toBeNull()
    expect(detailsOf({ ...nora, userType: 'store_bound', homeModuleId: '4' }).homeModuleId).toBe(4)
  })

  test('only what differs is saved', () => {
    expect(changesOf(nora, { ...nora, firstName: 'Nora', department: 'Tills' })).toEqual({ department: 'Tills' })
    expect(changesOf(nora, nora)).toEqual({})
  })
})
