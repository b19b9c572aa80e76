import { page } from '../page.ts'
import { text } from './inbox.text.ts'

/** Everybody's own: what waits for him. Source: README decision 1. */
export const inboxPage = page({
  module: 'desk',
  path: '/account/inbox/',
  title: text.title,
  icon: 'inbox',
  isForEveryone: true,
  sortOrder: 10,
})
