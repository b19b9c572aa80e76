// Loaded beside the first page, which does not wait for the titles of all others.
export { pageTitles } from 'virtual:page-titles'
