/**
 * Keeps a fault in what only makes a page nicer from taking the page away, as React does with what fails in its tree.
 * @returns the same function, which logs its fault and returns nothing then
 */
export const safely =
  <Arguments extends unknown[], Result>(act: (...given: Arguments) => Result) =>
  (...given: Arguments): Result | undefined => {
    try {
      return act(...given);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
