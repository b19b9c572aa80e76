import { expect, test } from 'vitest'
import { helpOf } from './help.ts'
import { text as masterHelp } from './kit/master-help.text.ts'

const word = (en: string) => ({ en, ar: en })

test('tasks come in the order of the texts, each with its steps in order', () => {
  const texts = {
    title: word('Jobs'),
    help: word('For'),
    help_stop: word('Stop'),
    help_stop_1: word('1'),
    help_stop_2: word('2'),
  }
  expect(helpOf(texts)).toEqual({
    purpose: texts.help,
    tasks: [{ name: 'stop', title: texts.help_stop, steps: [texts.help_stop_1, texts.help_stop_2] }],
  })
  expect(helpOf({ code_help: word('Hint') })).toEqual({ purpose: null, tasks: [] })
})

test('every task of a master has a step, and every step a task', () => {
  const { tasks } = helpOf(masterHelp)
  expect(tasks.filter(({ steps }) => steps.length === 0)).toEqual([])
  expect(tasks.length + tasks.flatMap(({ steps }) => steps).length).toBe(Object.keys(masterHelp).length)
})
