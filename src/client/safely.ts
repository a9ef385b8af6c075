/** Wraps optional enhancements: logs errors instead of letting React unmount the page. */
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
