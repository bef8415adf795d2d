/** What a library calls a match beside its title: as many tags as one may have, in the library and in files. */
export const MOST_TAGS = 20
