import { page } from '../page.ts'
import { text } from './inbox.text.ts'

/** Available to every user: tasks pending with the caller. Source: docs/decisions/015. */
export const inboxPage = page({
  module: 'desk',
  path: '/account/inbox/',
  title: text.title,
  icon: 'inbox',
  isForEveryone: true,
  sortOrder: 10,
})
