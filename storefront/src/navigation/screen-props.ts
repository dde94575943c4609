/** The props of every screen: the parameters of its path and the query of its URL. */
export type ScreenProps = { params: Record<string, string | undefined>; search: URLSearchParams }
