// Fetched beside the first page, so that no user waits for the names of all others.
export { pageTitles } from 'virtual:page-titles'
