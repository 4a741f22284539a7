package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.OnExhausted;
import java.util.List;

/**
 * A pooled message class.
 *
 * @param type        the class
 * @param access      who may name the class; never private
 * @param publicPool  whether the pool may be public: the class is, all the way out
 * @param pool        the pool to generate
 * @param size        how many instances the pool holds
 * @param onExhausted what the pool does when all are out
 * @param constructor who may call the constructor without parameters; never private
 * @param fields      the fields to copy, those of superclasses first, each class in the order of declaration
 * @param deprecation whether naming the class makes the compiler warn
 */
public record MessageModel(
    ClassName type,
    Access access,
    boolean publicPool,
    ClassName pool,
    int size,
    OnExhausted onExhausted,
    Access constructor,
    List<FieldModel> fields,
    Deprecation deprecation) {
}
