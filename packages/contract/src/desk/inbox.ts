import { page } from '../page.ts'
import { text } from './inbox.text.ts'

/** Available to every user: tasks pending with the caller. Source: README decision 1. */
export const inboxPage = page({
  module: 'desk',
  path: '/account/inbox/',
  title: text.title,
  icon: 'inbox',
  isForEveryone: true,
  sortOrder: 10,
})
