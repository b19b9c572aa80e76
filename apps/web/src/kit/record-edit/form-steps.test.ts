import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Edits } from './changed-fields.ts'
import type { FormSteps } from './form-steps.ts'
import { moved, noSteps, withStep } from './form-steps.ts'

test('typing in one field without a pause is one step, another field or a pause begins the next', () => {
  const steps = enteredInto([
    [{ name: 'O' }, 0],
    [{ name: 'Oa' }, 100],
    [{ name: 'Oak' }, 200],
    [{ name: 'Oak', code: 'O' }, 300],
    [{ name: 'Oak', code: 'OA' }, 2000],
  ])
  expect(steps.past.map(({ field, edits }) => [field, edits])).toEqual([
    ['name', {}],
    ['code', { name: 'Oak' }],
    ['code', { name: 'Oak', code: 'O' }],
  ])
})

test('what is typed after a step back is a step of its own and ends the way forth', () => {
  const back = moved(enteredInto([[{ name: 'Oak' }, 0]]), 'back', { name: 'Oak' })
  expect(back).toMatchObject({ edits: {}, field: 'name' })
  const again = withStep(back?.steps ?? noSteps, {}, { name: 'E' }, 10)
  expect(again).toMatchObject({ past: [{ edits: {} }], future: [] })
})

test('as many steps back lead to the beginning, and as many forth to the end', () => {
  const typing = fc.array(fc.record({ name: fc.string(), code: fc.string() }, { requiredKeys: [] }), { maxLength: 30 })
  fc.assert(
    fc.property(typing, fc.integer({ min: 0, max: 2000 }), (states, gap) => {
      let now: Edits = states.at(-1) ?? {}
      const end = now
      let steps = enteredInto(states.map((state, place) => [state, place * gap]))
      for (let step = moved(steps, 'back', now); step !== null; step = moved(steps, 'back', now))
        ({ steps, edits: now } = step)
      expect(now).toEqual({})
      for (let step = moved(steps, 'forth', now); step !== null; step = moved(steps, 'forth', now))
        ({ steps, edits: now } = step)
      expect(now).toEqual(end)
    }),
  )
})

function enteredInto(states: readonly (readonly [Edits, number])[]): FormSteps {
  let before: Edits = {}
  let steps = noSteps
  for (const [after, at] of states) {
    steps = withStep(steps, before, after, at)
    before = after
  }
  return steps
}
