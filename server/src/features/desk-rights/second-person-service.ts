// Who counts as a second person, for features where two people have to agree.
export { countsAsSecondFrom, hasSecondPerson } from './operator-term-sql.ts'
